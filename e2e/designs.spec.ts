import type { Page } from '@playwright/test';
import { english } from '../content/localized.ts';
import content from '../content/wedding.ts';
import { DEFAULT_DESIGN } from '../designs/design.ts';
import { DESIGN_NAMES, loadDesign } from '../designs/designs.ts';
import type { WeddingDocument } from '../domain/wedding/wedding.ts';
import { expectAccessible } from './axe.ts';
import { enterPassword, weddingHeading } from './gate.ts';
import { expectNoSidewaysScroll, watchLayoutShifts } from './layout.ts';
import { PASSWORD, startSite } from './site.ts';
import { expect, test } from './test.ts';

/** The demo, and its Italian texts with the site's own words in German. */
const twoLanguages: WeddingDocument = {
  ...JSON.parse(JSON.stringify(content), (_, text) =>
    text?.en ? { en: text.en, de: text.it ?? text.en } : text,
  ),
  languages: ['en', 'de'],
};

// The other tests see the default design.
for (const design of DESIGN_NAMES.filter((name) => name !== DEFAULT_DESIGN)) {
  test(`the demo fits and keeps still in the design ${design}`, async ({ page }) => {
    const { faces } = await loadDesign(design);
    const site = await startSite({}, { document: { ...twoLanguages, theme: { design } } });
    try {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(site.url);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page, 'the gate');

      // The script that asks for the password has styles of the design, too.
      await enterPassword(page, PASSWORD);
      await expect(weddingHeading(page)).toBeVisible();
      await expect(page.locator('style#design')).toBeAttached();
      const readShifts = await watchLayoutShifts(page);
      await page.reload();
      await expect(weddingHeading(page)).toHaveCSS(
        'font-family',
        new RegExp(`^"?${faces.display.family}`),
      );
      await page.waitForLoadState('load');
      await page.evaluate(() => document.fonts.ready);
      expect(await readShifts()).toBeLessThan(0.01);
      expect(await readFirstFonts(page)).toMatch(/^"?[\w ]+ (Georgia|Times|Arial)"?,/);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 860 });
        await expectNoSidewaysScroll(page);
      }
      await expectAccessible(page, 'the page');
      const card = page.locator('#celebrate').getByRole('article').first();
      await card.getByRole('button').click({ position: { x: 20, y: 20 } });
      const address = card.getByText(english.celebrate.events[0]?.details.address ?? '');
      await address.scrollIntoViewIfNeeded();
      await expect(address).toBeInViewport();
      await page.setViewportSize({ width: 320, height: 860 });
      await page.goto(`${site.url}/de/`);
      await expect(page.locator('#celebrate-heading')).toBeVisible();
      await expectNoSidewaysScroll(page);
    } finally {
      await page.close();
      await site.close();
    }
  });
}

/** The fonts of the text before the first paint, which waits for no font file. */
async function readFirstFonts(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.documentElement;
    root.dataset.fonts = 'later';
    const { fontFamily } = getComputedStyle(document.body);
    delete root.dataset.fonts;
    return fontFamily;
  });
}
