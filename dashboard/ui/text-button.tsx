import type { ComponentProps } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.ts';

type Props = ComponentProps<'button'> & {
  /** For an action that removes something. */
  destructive?: boolean;
};

/** Underlined text, for secondary actions. */
export function TextButton({ className = '', destructive = false, ...props }: Props) {
  return (
    <button
      type="button"
      {...props}
      data-destructive={destructive || undefined}
      className={`text-button ${className}`}
    />
  );
}

/** Copies a text; `instead` is what to do in a browser that does not allow it. */
export async function copyText(text: string, message: string, instead: string): Promise<void> {
  const { copied, copyingNotAllowed, notCopied } = getMessages('shell');
  try {
    await navigator.clipboard.writeText(text);
    toast(copied, message);
  } catch {
    toast(notCopied, copyingNotAllowed(instead), 'destructive');
  }
}

type OneTimeTextProps = {
  text: string;
  /** Says that the text is shown only now, because the server does not store it. */
  note: string;
  copyLabel: string;
};

/** A text to copy at once, such as a new link or password. */
export function OneTimeText({ text, note, copyLabel }: OneTimeTextProps) {
  const { pasteIt, selectIt } = getMessages('shell');
  const copy = () => copyText(text, pasteIt, selectIt);
  return (
    <div className="stack">
      <p className="quote">{text}</p>
      <p className="soft">{note}</p>
      <Button className="start" onClick={copy}>
        {copyLabel}
      </Button>
    </div>
  );
}

export function NewLink({ address }: { address: string }) {
  const { copyLink, linkShownOnce } = getMessages('shell');
  return <OneTimeText text={address} note={linkShownOnce} copyLabel={copyLink} />;
}
