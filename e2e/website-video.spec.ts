import { join } from 'node:path';
import { HTTP_ERROR } from './dashboard.ts';
import {
  openAsGuest,
  openEditor,
  publish,
  test,
  WITHOUT_PREVIEW,
  waitUntilSaved,
} from './editor.ts';
import { expect } from './test.ts';

/** One second in AV1, which every Chromium plays. */
const FILM = join(import.meta.dirname, '..', 'server', 'fixtures', 'film.mp4');
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:05.000\nOnce upon a time';

test('the couple uploads a video with captions, and a guest plays it and moves in it', async ({
  editorPage: page,
  dashboard,
  browser,
  expectOnConsole,
}) => {
  expectOnConsole(HTTP_ERROR);
  await page.setViewportSize(WITHOUT_PREVIEW);
  await test.step('a file of another kind is rejected, and a video is stored with its captions', async () => {
    await openEditor(page);
    await page.getByRole('button', { name: 'Add: Video' }).click();
    const input = page.getByLabel('Choose a video').and(page.locator('input'));
    await input.setInputFiles({ name: 'film.mkv', mimeType: 'video/mp4', buffer: Buffer.alloc(9) });
    await expect(page.getByText('film.mkv: This is not an MP4 or MOV file.')).toBeVisible();
    await input.setInputFiles(FILM);
    await expect(page.getByText('film.mp4 · 64 × 36 pixels · 1 MB')).toBeVisible();
    await expect(page.getByText(/^Some guests cannot play this video/)).toBeVisible();
    const captions = page.getByLabel('Add captions: English').and(page.locator('input'));
    const buffer = Buffer.from(CAPTIONS);
    await captions.setInputFiles({ name: 'en.vtt', mimeType: 'text/vtt', buffer });
    await expect(page.getByText('Captions: English', { exact: true })).toBeVisible();
    await page.getByLabel('Sentence below the video').fill('Filmed by Nerissa');
    await waitUntilSaved(page);
    await publish(page);
  });

  await test.step('without a connection, the guest reads why it does not play; then it does', async () => {
    const guest = await openAsGuest(browser, dashboard.site.url);
    const requested: string[] = [];
    guest.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const section = guest.getByRole('region', { name: 'Our Film' });
    const play = section.getByRole('button', { name: 'Play the video: Our Film' });
    const video = section.locator('video');
    await expect(section.getByText('Filmed by Nerissa')).toBeVisible();
    expect(requested.filter((path) => path.startsWith('/private/videos/'))).toEqual([]);
    await guest.context().setOffline(true);
    await play.click();
    await expect(section.getByRole('status')).toContainText('It needs an internet connection.');
    await guest.context().setOffline(false);
    await play.press('Enter');
    await expect(play).toBeHidden();
    await expect(video).toBeFocused();
    await expect
      .poll(() => video.evaluate((player: HTMLVideoElement) => player.currentTime))
      .toBeGreaterThan(0);
    await video.evaluate((player: HTMLVideoElement) => {
      player.pause();
      player.currentTime = 0.5;
    });
    await expect
      .poll(() =>
        video.evaluate((player: HTMLVideoElement) => [
          ...[player.currentTime, player.seeking, player.textTracks[0]?.cues?.length],
        ]),
      )
      .toEqual([0.5, false, 1]);
  });
});
