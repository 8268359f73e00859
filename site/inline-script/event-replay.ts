import { answersIn } from '../rsvp/answers.ts';
import { saveDraft } from '../rsvp/draft.ts';

/**
 * Holds what a guest does before the page's script runs: the forms sent and the buttons pressed, in
 * their order. Nothing is sent as an address, and no word typed is lost to a reload. The returned
 * function ends the holding and does it all again, for real.
 */
export function replayEvents(): () => void {
  let acts: (() => void)[] | null = [];
  const sent = new Set<HTMLFormElement>();

  addEventListener(
    'submit',
    (event) => {
      const form = event.target as HTMLFormElement;
      if (!acts) return;
      event.preventDefault();
      if (!sent.has(form)) acts.push(() => form.requestSubmit());
      sent.add(form);
      form.dataset.held = '';
    },
    true,
  );
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('button[type=button]');
    if (button) acts?.push(() => button.click());
  });
  addEventListener('input', ({ target }) => {
    const form = (target as HTMLInputElement).form;
    if (acts && form?.hasAttribute('data-draft')) saveDraft(answersIn(form));
  });

  return () => {
    const held = acts ?? [];
    acts = null;
    for (const form of sent) delete form.dataset.held;
    for (const act of held) act();
  };
}
