// `npm run qr`: the site's address as a code for the printed invitation.
import '../server/invitation-code.ts';
