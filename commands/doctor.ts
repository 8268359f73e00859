// `npm run doctor`: checks the configuration and whether it works; exit code 1 after an error.
import { runDoctor } from '../server/doctor/doctor.ts';

// `npm run doctor | head` closes the pipe early, which is not an error.
process.stdout.on('error', () => {});
process.exitCode = await runDoctor((text) => process.stdout.write(text));
