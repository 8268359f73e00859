// `npm run replies`: the replies as a table, or as CSV.
import '../server/replies.ts';
