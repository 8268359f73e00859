import {
  expect,
  HOST_PASSWORD,
  HTTP_ERROR,
  openReply,
  passwordField,
  sheet,
  test,
} from './dashboard.ts';

test.beforeEach(({ expectOnConsole }) => expectOnConsole(HTTP_ERROR));

for (const path of ['', '/replies', '/invited', '/data', '/print/caterer']) {
  test(`a visitor who is not signed in sees only the sign-in form at /host${path}`, async ({
    page,
    dashboard,
  }) => {
    await dashboard.addReplies({});
    await page.goto(`/host${path}`);
    await expect(passwordField(page)).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    for (const secret of ['Portia', 'Bassanio', 'Venice', 'Álvarez']) {
      await expect(page.locator('html')).not.toContainText(secret);
    }
  });
}

test.use({ sharesSite: false });

test('every call of the dashboard’s API answers 401 without a session', async ({
  page,
  dashboard,
}) => {
  const calls = [
    ['GET', 'session'],
    ['GET', 'guest-data'],
    ['GET', 'changes'],
    ['POST', 'households'],
    ['POST', 'guest-list'],
    ['POST', 'guest-list/import'],
    ['POST', 'guest-list/bulk'],
    ['POST', 'guest-list/undo'],
    ['GET', 'exports/guest-list.csv'],
    ['GET', 'exports/replies.csv'],
    ['GET', 'backup.db'],
    ['POST', 'delete-all-data'],
  ] as const;
  for (const [method, path] of calls) {
    const response = await dashboard.request(page, method, path);
    expect([path, response.status()]).toEqual([path, 401]);
    expect((await response.json()).code).toBe('signed-out');
  }
});

test('the sign-in form shows an error after a wrong password', async ({ page }) => {
  await page.goto('/host');
  await passwordField(page).fill('rialto');
  await page.keyboard.press('Enter');
  await expect(page.getByText('That is not the password.')).toBeVisible();
  await expect(passwordField(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(passwordField(page)).toBeFocused();
});

test('the sign-in form shows how long to wait after too many attempts', async ({
  page,
  dashboard,
}) => {
  for (let attempts = 0; attempts < 10; attempts += 1) {
    await dashboard.request(page, 'POST', 'session', { password: `guess ${attempts}` });
  }
  await page.goto('/host');
  await passwordField(page).fill(HOST_PASSWORD);
  await page.keyboard.press('Enter');
  const message = page.getByText(/^Too many attempts\. Try again in \d+ seconds\.$/);
  await expect(message).toBeVisible();
  const firstText = await message.textContent();
  await expect(message).not.toHaveText(firstText ?? '');
});

test('a page of another site cannot use the dashboard’s API, even while the couple is signed in', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({});
  for (const path of [
    'households',
    'delete-all-data',
    'session',
    'households/email%3Azoe%40example.com/withdraw',
  ]) {
    const response = await page.request.post(`${dashboard.site.url}/host/api/${path}`, {
      headers: { Origin: 'https://evil.example' },
      data: { confirmation: 'DELETE', password: HOST_PASSWORD, version: '1.0' },
    });
    expect([path, response.status()]).toEqual([path, 403]);
    expect((await response.json()).code).toBe('cross-origin');
  }
  expect((await dashboard.loadGuestData(page)).households).toMatchObject([{ withdrawn: false }]);
});

test('after signing in the couple sees the requested page', async ({ page }) => {
  await page.goto('/host/data');
  await passwordField(page).fill(HOST_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lists and data');
  await expect(page).toHaveURL(/\/host\/data$/);
  await expect(page.getByText('Portia & Bassanio')).toBeVisible();
});

test('signing out ends the session and removes the guests’ data from the browser', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({});
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(passwordField(page)).toBeVisible();
  expect((await dashboard.request(page, 'GET', 'guest-data')).status()).toBe(401);
  await page.reload();
  await expect(passwordField(page)).toBeVisible();
  await expect(page.locator('html')).not.toContainText('Portia');
});

test('if the session expires while the couple is writing, they sign in again and lose nothing', async ({
  dashboardPage: page,
  dashboard,
}) => {
  await dashboard.addReplies({});
  await openReply(page, 'Zoë Álvarez');
  await sheet(page).getByRole('button', { name: 'Edit' }).click();
  await sheet(page).getByLabel('Dietary notes').fill('No nuts, said on the phone');
  await page.context().clearCookies();
  await sheet(page).getByRole('button', { name: 'Save reply' }).click();

  await passwordField(page).fill(HOST_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(passwordField(page)).toBeHidden();
  await expect(sheet(page).getByLabel('Dietary notes')).toHaveValue('No nuts, said on the phone');
  await expect(sheet(page).getByRole('alert')).toContainText('Nothing you typed is lost');

  await sheet(page).getByRole('button', { name: 'Save reply' }).click();
  await expect(sheet(page).getByRole('definition').last()).toHaveText('No nuts, said on the phone');
});
