/** Text of the couple that would run if a page took it for HTML. */
export const MARKUP = '<script>top.name=1</script><img src="data:," onerror="top.name=1">';

/**
 * Runs in the dashboard: adds a script and an event handler to the preview, or to the dashboard itself.
 * The window's name then lists those that ran and those that a policy blocked.
 */
export function injectScripts(target: 'preview' | 'dashboard'): void {
  const frame = document.querySelector('iframe');
  const page = target === 'preview' ? frame?.contentDocument : document;
  if (!page) throw new Error('There is no preview.');
  page.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    window.name += ` ${effectiveDirective}`;
  });
  const script = page.createElement('script');
  script.text = `top.name += ' ran-script-in-${target}'`;
  const image = page.createElement('img');
  image.setAttribute('onerror', `top.name += ' ran-handler-in-${target}'`);
  image.src = 'data:,';
  page.body.append(script, image);
}

export function readNames(): string[] {
  return window.name.trim().split(' ').sort();
}
