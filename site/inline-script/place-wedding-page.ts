import { goToTarget } from '../go-to-target.ts';
import { fillIn } from '../rsvp/answers.ts';
import { readDraft } from '../rsvp/draft.ts';
import { photoFirst } from './photo-first.ts';
import { ownMarkup } from './trusted-types.ts';

/**
 * Shows the wedding page as the build rendered it, in the gate's place; React takes it over when its
 * script comes. Says whether that was done: when it fails, the script draws the page by itself.
 */
export async function placeWeddingPage(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return false;
    const page = new DOMParser().parseFromString(ownMarkup(await answer.text()), 'text/html');
    await parsed();
    const root = document.getElementById('root');
    // The script was faster, and draws the page already.
    if (root?.dataset.rendered !== 'gate') return false;
    document.title = page.title;
    document.documentElement.lang = page.documentElement.lang;
    document.head.append(...page.head.querySelectorAll('style, link'));
    root.replaceChildren(...page.body.childNodes);
    photoFirst(root);
    root.dataset.rendered = 'wedding';
    // Before the guest types on: what is kept from then on is what stands in the form.
    const form = root.querySelector<HTMLFormElement>('form[data-draft]');
    if (form) fillIn(form, readDraft());
    goToTarget();
    return true;
  } catch {
    return false;
  }
}

function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return;
  return new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}
