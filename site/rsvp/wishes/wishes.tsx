// A chunk of its own, loaded only by the guests of a wedding with wishes. Functions of the entry are parameters,
// because importing them would load the entry's stylesheet a second time.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createTextRule, MANY_LINES } from '../../../domain/replies/rsvp-rules.ts';
import {
  type GuestWishes,
  MAX_WISH_LENGTH,
  type OwnWish,
  type WishRequest,
} from '../../../domain/wishes/wishes-api.ts';
import type { TextArea } from '../../../ui/field.tsx';
import type { Edition, WishMessages } from '../../edition.tsx';
import type { FormFrame, PlainButton } from '../form-frame.tsx';
import { clearDraft, fillForm, readDraft, toDraftKey } from '../reply-draft.ts';
import {
  createErrorToast,
  type FormClient,
  type Tools as FormTools,
  NotSentError,
  requireStored,
} from '../submit-rsvp.ts';
import type { useRsvp } from '../use-rsvp.ts';
import styles from './wishes.module.css';

/**
 * Components of several chunks are parameters, too: imported, they would be one more chunk, and a browser does not repeat
 * the import of that one after it has failed.
 */
type Tools = FormTools & {
  FormFrame: typeof FormFrame;
  PlainButton: typeof PlainButton;
  TextArea: typeof TextArea;
  useRsvp: typeof useRsvp;
};

/** The wishes that all guests may read, and that of the household whose personal link was opened; null without any. */
export async function loadWishes(edition: Edition, tools: Tools): Promise<ReactNode> {
  const { status, body } = await tools.request('/wishes', {});
  const { own, shown } = body as unknown as GuestWishes;
  // The server of an older page, of a static host or of a hotel's Wi-Fi.
  if (status !== 200 || !Array.isArray(shown) || (shown.length === 0 && !own)) return null;
  const { wishMessages = '' } = edition;
  const texts: WishMessages | null = own ? await (await fetch(wishMessages)).json() : null;
  return (
    <>
      {own && texts && <OwnWishPart {...{ edition, tools, own, texts }} />}
      {shown.map(({ name, text }) => (
        <figure key={`${name} ${text}`} className={styles.wish}>
          <blockquote>{text}</blockquote>
          <figcaption>{name}</figcaption>
        </figure>
      ))}
    </>
  );
}

type Props = {
  edition: Edition;
  tools: Tools;
  own: OwnWish;
  texts: WishMessages;
};

/** The form, or the wish that the household has sent. */
function OwnWishPart({ own, ...props }: Props) {
  const { texts, tools } = props;
  const draftKey = `${toDraftKey(own)}:wish`;
  const [shown, setShown] = useState(() => ({
    wish: own,
    isEditing: own.text === '' || Object.keys(readDraft(draftKey)).length > 0,
  }));
  const part = useRef<HTMLDivElement>(null);
  const wasSwitched = useRef(false);

  useEffect(() => {
    if (!wasSwitched.current) return;
    const target = shown.isEditing ? 'textarea' : 'button';
    part.current?.querySelector<HTMLElement>(target)?.focus();
  }, [shown]);

  function show(wish: OwnWish, isEditing = wish.text === '') {
    wasSwitched.current = true;
    setShown({ wish, isEditing });
  }

  return (
    <div ref={part} className={styles.own}>
      {shown.isEditing ? (
        <WishForm
          key={shown.wish.text}
          {...props}
          {...{ draftKey, own: shown.wish }}
          onLeave={(wish) => {
            clearDraft(draftKey);
            show(wish);
          }}
        />
      ) : (
        <>
          <blockquote>{shown.wish.text}</blockquote>
          <tools.PlainButton onClick={() => show(shown.wish, true)}>
            {texts.change}
          </tools.PlainButton>
        </>
      )}
    </div>
  );
}

type FormProps = Props & { draftKey: string; onLeave: (wish: OwnWish) => void };

/** The value of the box for other guests. */
const PUBLIC = 'public';
/** The name of the hidden field with the text that the form began with: the draft keeps it, too. */
const BEFORE_FIELD = 'before';

function WishForm({ draftKey, onLeave, ...props }: FormProps) {
  const { own, texts, tools } = props;
  const [newer, setNewer] = useState<OwnWish | null>(null);
  const newerNotice = useRef<HTMLDivElement>(null);
  const [{ start, loadClient }] = useState(() => {
    const client = createWishClient(props, setNewer);
    return { start: { wish: own.text }, loadClient: async () => client };
  });
  const { field, ...form } = tools.useRsvp({
    ...{ start, draftKey, loadClient, onSent: onLeave },
    unsent: texts.unsent,
  });

  useEffect(() => {
    if (newer) newerNotice.current?.querySelector('button')?.focus();
  }, [newer]);

  /** From now on the form knows the newer wish and can replace it. */
  function sendMine({ text }: OwnWish) {
    if (!form.formRef.current) return;
    fillForm(form.formRef.current, { [BEFORE_FIELD]: text });
    setNewer(null);
    form.formRef.current.requestSubmit();
  }

  return (
    <>
      <tools.FormFrame {...form} label={texts.label} submit={texts.send}>
        <tools.TextArea label={texts.label} rows={5} hint={texts.hint} {...field('wish')} />
        <label className={styles.choice}>
          <input type="checkbox" name="readers" value={PUBLIC} defaultChecked={own.isPublic} />
          {texts.isPublic}
        </label>
        <textarea hidden name={BEFORE_FIELD} defaultValue={own.text} />
      </tools.FormFrame>
      {newer ? (
        <div ref={newerNotice} className={styles.newer}>
          <p>{texts.notSentNewer}</p>
          <blockquote>{newer.text}</blockquote>
          <tools.PlainButton onClick={() => onLeave(newer)}>{texts.keepNewer}</tools.PlainButton>
          <tools.PlainButton onClick={() => sendMine(newer)}>{texts.sendMine}</tools.PlainButton>
        </div>
      ) : (
        own.text !== '' && (
          <tools.PlainButton onClick={() => onLeave(own)}>{texts.keep}</tools.PlainButton>
        )
      )}
    </>
  );
}

function createWishClient(
  { edition, own, texts, tools }: Props,
  onNewer: (wish: OwnWish) => void,
): FormClient<WishRequest> {
  const check = createTextRule(
    MAX_WISH_LENGTH,
    edition.messages.rsvpErrors.fieldErrors,
    MANY_LINES,
  );
  return {
    read({ readers, wish = '', [BEFORE_FIELD]: before = '' }) {
      const { error, value: text = '' } = check(String(wish));
      const reply = { id: own.id, text, isPublic: readers === PUBLIC, before: String(before) };
      const isEmpty = text === '' && before === '';
      const found = error ?? (isEmpty ? texts.empty : undefined);
      return { reply, errors: found === undefined ? {} : { wish: found } };
    },
    async submit(wish) {
      const response = await tools.request('/wishes', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(wish),
      });
      if (response.status === 401) throw new NotSentError(texts.notSentRevoked);
      if (response.status === 412) throw new NotSentError(texts.notSentOther);
      if (response.status === 409) {
        onNewer(response.body as unknown as OwnWish);
        throw new NotSentError(texts.notSentNewer);
      }
      requireStored(response, edition, texts.mayNotBeSent);
    },
    toThanksToast: ({ text }) => (text === '' ? texts.takenBack : texts.sent),
    toErrorToast: createErrorToast(edition, tools),
  };
}
