import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type CoHost, HOST_LIMITS } from '../../domain/accounts/hosts-api.ts';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.ts';
import { continueSession } from '../api/query-client.ts';
import { ApiError, api, request, toErrorMessage } from '../api/request.ts';
import { useSiteAddress } from '../guest-data/guest-data.ts';
import { FormSheet } from '../ui/sheets.tsx';
import { OneTimeText, TextButton } from '../ui/text-button.tsx';
import { ConfirmSignIn, needsSignIn } from './confirm-sign-in.tsx';

/** The change that the sheet makes; `own` is of the password of the co-host who is signed in. */
export type CoHostForm = { kind: 'add' } | { kind: 'rename' | 'password' | 'own'; host: CoHost };

type Props = { form: CoHostForm | null; onClose: () => void; onSaved: () => Promise<void> };

export function CoHostSheet({ form, onClose, onSaved }: Props) {
  return (
    <FormSheet open={form !== null} title={form ? getTitle(form) : ''} onClose={onClose}>
      {({ close, onUnsavedChanges }) =>
        form && (
          <Fields
            form={form}
            onSaved={onSaved}
            onDone={onClose}
            onCancel={close}
            onUnsavedChanges={onUnsavedChanges}
          />
        )
      }
    </FormSheet>
  );
}

function getTitle(form: CoHostForm): string {
  const texts = getMessages('accounts');
  if (form.kind === 'add') return texts.add;
  if (form.kind === 'own') return texts.changeOwnPassword;
  const { name } = form.host;
  return form.kind === 'rename' ? texts.renameWho(name) : texts.newPasswordFor(name);
}

type FieldsProps = {
  form: CoHostForm;
  onSaved: () => Promise<void>;
  onDone: () => void;
  onCancel: () => void;
  onUnsavedChanges: (has: boolean) => void;
};

type Input = { name: string; current: string; password: string };

function Fields({ form, onSaved, onDone, onCancel, onUnsavedChanges }: FieldsProps) {
  const texts = getMessages('accounts');
  const { formState, handleSubmit, register, setError } = useForm<Input>({
    defaultValues: {
      name: form.kind === 'rename' ? form.host.name : '',
      current: '',
      password: '',
    },
  });
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (input: Input) => saveCoHost(form, input),
    onSuccess: async (password) => {
      if (form.kind === 'own') await continueSession(client);
      await onSaved();
      if (password !== null) return;
      toast(texts.renamed, texts.historyKeepsName);
      onDone();
    },
    onError: (error) => {
      if (needsSignIn(error)) return;
      const field = error instanceof ApiError ? error.body.field : undefined;
      const isField = field === 'name' || field === 'current' || field === 'password';
      const name = isField ? field : 'root';
      setError(name, { message: toErrorMessage(error) });
    },
  });
  const siteAddress = useSiteAddress();
  const { errors, isDirty } = formState;
  const hasUnsavedChanges = isDirty && !save.isSuccess;
  useEffect(() => onUnsavedChanges(hasUnsavedChanges), [hasUnsavedChanges, onUnsavedChanges]);

  if (save.data) {
    const name = form.kind === 'add' ? save.variables.name.trim() : form.host.name;
    const address = new URL('/host', siteAddress).href;
    return (
      <div className="form">
        <p>{form.kind === 'own' ? texts.youSignInHere : texts.signsInHere(name)}</p>
        <OneTimeText
          text={texts.credentials(address, name, save.data)}
          note={texts.passwordShownOnce}
          copyLabel={texts.copyCredentials}
        />
      </div>
    );
  }
  const saveAgain = () => save.variables && save.mutate(save.variables);
  return (
    <>
      <form
        className="form"
        noValidate
        aria-label={getTitle(form)}
        onSubmit={handleSubmit((input) => save.mutate(input))}
      >
        {(form.kind === 'add' || form.kind === 'rename') && (
          <TextField
            label={texts.name}
            autoComplete="off"
            hint={form.kind === 'add' ? texts.nameHint : undefined}
            maxLength={HOST_LIMITS.name}
            error={errors.name?.message}
            {...register('name', { validate: (text) => text.trim() !== '' || texts.enterName })}
          />
        )}
        {form.kind === 'own' && (
          <TextField
            label={texts.currentPassword}
            type="password"
            autoComplete="current-password"
            error={errors.current?.message}
            {...register('current', { required: texts.enterPassword })}
          />
        )}
        {form.kind !== 'rename' && (
          <TextField
            label={form.kind === 'own' ? texts.newPassword : texts.password}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            hint={texts.passwordHint}
            maxLength={HOST_LIMITS.password}
            error={errors.password?.message}
            {...register('password')}
          />
        )}
        {form.kind === 'password' && <p>{texts.endsSessions(form.host.name)}</p>}
        {form.kind === 'own' && <p>{texts.endsOwnSessions}</p>}
        <p role="alert" className="error">
          {errors.root?.message}
        </p>
        <div className="actions">
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? texts.saving : getTitle(form)}
          </Button>
          <TextButton onClick={onCancel}>{getMessages('shell').cancel}</TextButton>
        </div>
      </form>
      {/* Beside the form, which would otherwise be submitted with the sign-in. */}
      <ConfirmSignIn change={{ ...save, mutate: saveAgain }} />
    </>
  );
}

/** Returns the password, which the server shows only now; null if it is the same as before. */
async function saveCoHost(form: CoHostForm, input: Input): Promise<string | null> {
  const password = input.password || null;
  if (form.kind === 'add') {
    return (await request(api.hosts.$post, { json: { name: input.name, password } })).password;
  }
  if (form.kind === 'own') {
    const body = { current: input.current, password };
    return (await request(api['own-password'].$post, { json: body })).password;
  }
  const param = { id: form.host.id };
  if (form.kind === 'password') {
    return (await request(api.hosts[':id'].password.$post, { param, json: { password } })).password;
  }
  await request(api.hosts[':id'].$put, { param, json: { name: input.name } });
  return null;
}
