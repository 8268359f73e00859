/** Lists for CSV files and print. */
export const lists = {};
