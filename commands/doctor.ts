// `npm run doctor`: what is configured and whether it works; exit code 1 when there is a fault.

import type { CheckSection } from '../server/doctor/check-result.ts';
import { alarmText, sectionText, verdict } from '../server/doctor/report.ts';
import { runChecks } from '../server/doctor/run-checks.ts';

// `npm run doctor | head` closes the pipe early, and that is no error.
process.stdout.on('error', () => {});

const sections: CheckSection[] = [];
for await (const section of runChecks()) {
  sections.push(section);
  process.stdout.write(sectionText(section));
}
for (const { alarm } of sections) if (alarm) process.stdout.write(alarmText(alarm));
const { text, code } = verdict(sections);
process.stdout.write(text);
process.exitCode = code;
