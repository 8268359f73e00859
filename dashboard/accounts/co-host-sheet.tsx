import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { type CoHost, HOST_LIMITS } from '../../domain/accounts/hosts-api.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toasts.ts';
import { continueSession } from '../api/query-client.ts';
import { ApiError, api, request, toErrorMessage } from '../api/request.ts';
import { useSiteAddress } from '../guest-data/guest-data.ts';
import { FormSheet } from '../ui/sheets.tsx';
import { OneTimeText, TextButton } from '../ui/text-button.tsx';

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
  if (form.kind === 'add') return 'Add a co-host';
  if (form.kind === 'own') return 'Change your password';
  return form.kind === 'rename' ? `Rename ${form.host.name}` : `New password for ${form.host.name}`;
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
      toast('Renamed', 'The history keeps the name that each change was made under.');
      onDone();
    },
    onError: (error) => {
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
        <p>
          {form.kind === 'own' ? 'You sign in here' : `${name} signs in here`}, with “I am a
          co-host”:
        </p>
        <OneTimeText
          text={`${address}\nName: ${name}\nPassword: ${save.data}`}
          note="The password is shown only now. Copy it before you close this."
          copyLabel="Copy the sign-in"
        />
      </div>
    );
  }
  return (
    <form
      className="form"
      noValidate
      aria-label={getTitle(form)}
      onSubmit={handleSubmit((input) => save.mutate(input))}
    >
      {(form.kind === 'add' || form.kind === 'rename') && (
        <TextField
          label="Name"
          autoComplete="off"
          hint={form.kind === 'add' ? 'To sign in, and for the history' : undefined}
          maxLength={HOST_LIMITS.name}
          error={errors.name?.message}
          {...register('name', { validate: (text) => text.trim() !== '' || 'Please enter a name' })}
        />
      )}
      {form.kind === 'own' && (
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          error={errors.current?.message}
          {...register('current', { required: 'Please enter your password' })}
        />
      )}
      {form.kind !== 'rename' && (
        <TextField
          label={form.kind === 'own' ? 'New password' : 'Password'}
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          hint="Several unrelated words. Leave it empty for a strong password of ours."
          maxLength={HOST_LIMITS.password}
          error={errors.password?.message}
          {...register('password')}
        />
      )}
      {form.kind === 'password' && (
        <p>The old password stops working, and {form.host.name} is signed out on every device.</p>
      )}
      {form.kind === 'own' && (
        <p>The old password stops working, and your other devices are signed out.</p>
      )}
      <p role="alert" className="error">
        {errors.root?.message}
      </p>
      <div className="actions">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? 'Saving…' : getTitle(form)}
        </Button>
        <TextButton onClick={onCancel}>Cancel</TextButton>
      </div>
    </form>
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
