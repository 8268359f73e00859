import assert from 'node:assert/strict';
import { type BrowserPage, eventually } from './browsers.ts';

/** Waits until this text is visible. */
export async function waitForText(page: BrowserPage, text: string): Promise<void> {
  await eventually(async () => assert.ok(await isTextVisible(page, text), `no text "${text}"`));
}

export async function waitForHeading(
  page: BrowserPage,
  level: 'h1' | 'h2',
  heading: string,
): Promise<void> {
  await eventually(async () => {
    const headings = await page.run(
      (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim()),
      level,
    );
    assert.ok(headings.includes(heading), `no heading "${heading}", only ${headings.join(', ')}`);
  });
}

export function isTextVisible(page: BrowserPage, text: string): Promise<boolean> {
  return page.run((wanted: string) => document.body.innerText.includes(wanted), text);
}
