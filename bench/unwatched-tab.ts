import type { Browser } from '@playwright/test';

type Params = Record<string, unknown>;
type Message = {
  id?: number;
  method?: string;
  params?: Params;
  result?: Params;
  error?: { message: string };
};

export type UnwatchedTab = Awaited<ReturnType<typeof openUnwatchedTab>>;

/**
 * A tab without the network panel of DevTools, which Playwright switches on in its own: there, each garbage collection also
 * copies every picture that the page has let go, for 0.2 s.
 */
export async function openUnwatchedTab(browser: Browser, size: { width: number; height: number }) {
  const cdp = await browser.newBrowserCDPSession();
  // Playwright ignores the tabs of contexts that it has not created.
  const { browserContextId } = await cdp.send('Target.createBrowserContext');
  const { targetId } = await cdp.send('Target.createTarget', {
    ...{ url: 'about:blank', browserContextId, ...size },
  });
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
  const answers = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, Set<(params: never) => void>>();
  let lastId = 0;

  cdp.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const message: Message = JSON.parse(event.message);
    if (message.id !== undefined) answers.get(message.id)?.(message);
    else
      for (const notify of listeners.get(message.method ?? '') ?? [])
        notify(message.params as never);
  });

  async function send(method: string, params: Params = {}): Promise<Params> {
    lastId += 1;
    const id = lastId;
    const { promise, resolve } = Promise.withResolvers<Message>();
    answers.set(id, resolve);
    const message = JSON.stringify({ id, method, params });
    await cdp.send('Target.sendMessageToTarget', { sessionId, message });
    const { error, result = {} } = await promise;
    answers.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }

  function on(event: string, listener: (params: never) => void): void {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
  }

  function once(event: string, listener: (params: never) => void): void {
    const notify = (params: never) => {
      listeners.get(event)?.delete(notify);
      listener(params);
    };
    on(event, notify);
  }

  /** Calls a function in the page, and waits for its promise. */
  async function evaluate<Value, Argument>(
    work: (argument: Argument) => Value,
    argument?: Argument,
  ): Promise<Awaited<Value>> {
    const { result, exceptionDetails } = await send('Runtime.evaluate', {
      ...{ expression: `(${work})(${JSON.stringify(argument)})` },
      ...{ awaitPromise: true, returnByValue: true },
    });
    if (exceptionDetails) throw new Error(`The page threw: ${JSON.stringify(exceptionDetails)}`);
    return Object(result).value;
  }

  /** Until the `load` event. */
  async function goto(url: string): Promise<void> {
    await send('Page.enable');
    const loaded = new Promise((resolve) => once('Page.loadEventFired', resolve));
    await send('Page.navigate', { url });
    await loaded;
  }

  const close = () => cdp.send('Target.disposeBrowserContext', { browserContextId });
  return { send, on, once, evaluate, goto, close };
}

/** Sends a JSON body from a page of the site, which keeps the cookies of the answer. */
export async function post(tab: UnwatchedTab, path: string, body: object): Promise<void> {
  const status = await tab.evaluate(
    async ([address, json]: [string, string]) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await fetch(address, { method: 'POST', headers, body: json })).status;
    },
    [path, JSON.stringify(body)],
  );
  if (status >= 300) throw new Error(`${path} answers ${status}.`);
}

/**
 * Scrolls to the end of the page with the wheel, so that the browser scrolls as for a guest. A script that scrolls makes
 * the page compute its layout once more in each frame.
 */
export async function scrollToEnd(tab: UnwatchedTab, pxPerSecond: number): Promise<void> {
  const readDistance = () =>
    tab.evaluate(() => document.documentElement.scrollHeight - innerHeight - Math.ceil(scrollY));
  const distance = await readDistance();
  await tab.send('Input.synthesizeScrollGesture', {
    ...{ x: 100, y: 400, yDistance: -distance, speed: pxPerSecond, gestureSourceType: 'mouse' },
  });
  const left = await readDistance();
  if (left > 1) throw new Error(`${left} of ${distance} pixels were not scrolled.`);
}
