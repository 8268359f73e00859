// `npm run doctor`: checks the configuration and whether it works; exit code 1 after an error.

import {
  type CheckSection,
  formatAlarm,
  formatSection,
  summarize,
} from '../server/doctor/report.ts';
import { runChecks } from '../server/doctor/run-checks.ts';

// `npm run doctor | head` closes the pipe early, which is not an error.
process.stdout.on('error', () => {});

const sections: CheckSection[] = [];
for await (const section of runChecks()) {
  sections.push(section);
  process.stdout.write(formatSection(section));
}
for (const { alarm } of sections) if (alarm) process.stdout.write(formatAlarm(alarm));
const { text, code } = summarize(sections);
process.stdout.write(text);
process.exitCode = code;
