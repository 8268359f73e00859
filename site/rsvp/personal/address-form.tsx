import { useEffect, useRef, useState } from 'react';
import { GUEST_LIST_LIMITS } from '../../../domain/guest-list/guest-list.ts';
import type { Invitation } from '../../../domain/invitations/invitation.ts';
import { createTextRule, MANY_LINES } from '../../../domain/replies/rsvp-rules.ts';
import { TextArea } from '../../../ui/field.tsx';
import { FormFrame, PlainButton } from '../form-frame.tsx';
import { clearDraft, readDraft, toDraftKey } from '../reply-draft.ts';
import {
  createErrorToast,
  type FormClient,
  NotSentError,
  requireStored,
  type Tools,
} from '../submit-rsvp.ts';
import { useRsvp } from '../use-rsvp.ts';
import type { Context } from './names.ts';
import styles from './personal.module.css';

type Props = Context & {
  invitation: Pick<Invitation, 'id' | 'name'>;
  address: NonNullable<Invitation['address']>;
  tools: Tools;
};

/** Where the household gets its post: the form, or what the couple has. */
export function Address({ address: { given, isKnown }, ...props }: Props) {
  const { id } = props.invitation;
  const { address: texts } = props.messages;
  const draftKey = `${toDraftKey({ id })}:address`;
  const [shown, setShown] = useState(given);
  const [isEditing, setEditing] = useState(
    () => !isKnown || Object.keys(readDraft(draftKey)).length > 0,
  );
  const section = useRef<HTMLElement>(null);
  const wasSwitched = useRef(false);

  useEffect(() => {
    if (!wasSwitched.current) return;
    const target = isEditing ? 'textarea' : 'button';
    section.current?.querySelector<HTMLElement>(target)?.focus();
  }, [isEditing]);

  function edit(isShown: boolean) {
    wasSwitched.current = true;
    setEditing(isShown);
  }

  return (
    <section ref={section} className={styles.address} aria-labelledby="address">
      <h3 id="address">{texts.heading}</h3>
      {isEditing ? (
        <>
          <p>{texts.text}</p>
          <AddressForm
            {...props}
            {...{ draftKey, given: shown }}
            onSent={(address) => {
              setShown(address);
              edit(false);
            }}
          />
          {(isKnown || shown !== null) && (
            <PlainButton
              onClick={() => {
                clearDraft(draftKey);
                edit(false);
              }}
            >
              {texts.keep}
            </PlainButton>
          )}
        </>
      ) : (
        <>
          {shown === null ? (
            <p>{texts.known}</p>
          ) : (
            <p className={styles.envelope}>{`${props.invitation.name}\n${shown}`}</p>
          )}
          <PlainButton onClick={() => edit(true)}>{texts.change}</PlainButton>
        </>
      )}
    </section>
  );
}

type FormProps = Omit<Props, 'address'> & {
  draftKey: string;
  given: string | null;
  onSent: (address: string) => void;
};

function AddressForm({ draftKey, given, onSent, ...props }: FormProps) {
  const { address: texts } = props.messages;
  const [{ start, loadClient }] = useState(() => {
    const client = createAddressClient(props);
    return { start: { address: given ?? '' }, loadClient: async () => client };
  });
  const { field, ...form } = useRsvp({
    ...{ start, draftKey, loadClient, onSent },
    unsent: texts.unsent,
  });
  return (
    <FormFrame {...form} label={texts.heading} submit={texts.send}>
      <TextArea
        label={texts.label}
        rows={4}
        autoComplete="street-address"
        hint={props.tools.formatMessage(
          texts.hint,
          { name: props.invitation.name },
          props.edition.language,
        )}
        required
        {...field('address')}
      />
    </FormFrame>
  );
}

function createAddressClient({
  edition,
  invitation: { id },
  messages,
  tools,
}: Omit<Props, 'address'>): FormClient<string> {
  const { address: texts } = messages;
  const check = createTextRule(
    GUEST_LIST_LIMITS.address,
    edition.messages.rsvpErrors.fieldErrors,
    MANY_LINES,
  );
  return {
    read({ address = '' }) {
      const { error, value = '' } = check(String(address));
      const message = error ?? (value === '' ? texts.missing : undefined);
      return { reply: value, errors: message === undefined ? {} : { address: message } };
    },
    async submit(address) {
      const response = await tools.request('/invitation/address', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ id, address }),
      });
      if (response.status === 401) throw new NotSentError(texts.notSentRevoked);
      if (response.status === 412) throw new NotSentError(texts.notSentOther);
      requireStored(response, edition, texts.mayNotBeSent);
    },
    toThanksToast: () => texts.sent,
    toErrorToast: createErrorToast(edition, tools),
  };
}
