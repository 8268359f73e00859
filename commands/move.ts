// `npm run move -- --from PLACE --to PLACE`: everything into another folder or database.
import '../server/move/program.ts';
