// `npm run doctor`: what is configured and whether it works; exit code 1 when there is a fault.
import { examine } from '../server/doctor/examine.ts';
import type { Chapter } from '../server/doctor/finding.ts';
import { alarmText, chapterText, verdict } from '../server/doctor/report.ts';

// `npm run doctor | head` closes the pipe early, and that is no error.
process.stdout.on('error', () => {});

const chapters: Chapter[] = [];
for await (const chapter of examine()) {
  chapters.push(chapter);
  process.stdout.write(chapterText(chapter));
}
for (const { alarm } of chapters) if (alarm) process.stdout.write(alarmText(alarm));
const { text, code } = verdict(chapters);
process.stdout.write(text);
process.exitCode = code;
