import { useMutation } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import {
  findProviderByAddress,
  findProviderByHost,
  MAIL_PROVIDERS,
} from '../../domain/emails/mail-providers.ts';
import {
  MAIL_SERVER_LIMITS,
  type MailServerRequest,
  type MailServerResponse,
} from '../../domain/emails/mail-server.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError, TextField } from '../../ui/field.tsx';
import { ApiError, api, request, toErrorMessage } from '../api/request.ts';
import { Option, SelectField } from '../ui/fields.tsx';
import { TextButton } from '../ui/text-button.tsx';

type Props = {
  /** The stored server; null if there is none yet. */
  current: Extract<MailServerResponse, { source: 'dashboard' }> | null;
  onSaved: (saved: MailServerRequest) => Promise<void>;
  onCancel: () => void;
  onUnsavedChanges: (has: boolean) => void;
};

/** The fields as they are typed. */
type Input = Record<Exclude<keyof MailServerRequest, 'encryption' | 'notifies'>, string> &
  Pick<MailServerRequest, 'encryption' | 'notifies'>;

const FIELDS = [
  ...['host', 'port', 'encryption', 'user', 'password', 'from', 'addresses', 'notifies'],
  'emailsPerMinute',
] as (keyof Input)[];

/** Sends a test with what is typed, and stores it if that worked. Errors are shown at their field. */
export function MailServerForm({ current, onSaved, onCancel, onUnsavedChanges }: Props) {
  const form = useForm<Input>({ defaultValues: toInput(current) });
  const { formState, getValues, handleSubmit, register, setError, setValue, watch } = form;
  const { errors, isDirty } = formState;
  const save = useMutation({
    mutationFn: async (input: Input) => {
      const json = toRequest(input);
      await request(api['mail-server'].$put, { json });
      return json;
    },
    onSuccess: onSaved,
    onError: (error) => {
      const path = error instanceof ApiError ? error.body.field?.split('.')[0] : undefined;
      const field = FIELDS.find((name) => name === path) ?? 'root';
      setError(field, { message: toErrorMessage(error) }, { shouldFocus: true });
    },
  });
  const hasUnsavedChanges = isDirty && !save.isSuccess;
  useEffect(() => onUnsavedChanges(hasUnsavedChanges), [hasUnsavedChanges, onUnsavedChanges]);

  const encryptionErrorId = useId();
  const provider = findProviderByHost(watch('host'));
  const keepsPassword = current?.hasPassword ?? false;

  function chooseProvider(id: string) {
    const chosen = MAIL_PROVIDERS.find((one) => one.id === id);
    const options = { shouldDirty: true };
    setValue('host', chosen?.host ?? '', options);
    setValue('port', String(chosen?.port ?? 587), options);
    setValue('encryption', chosen?.encryption ?? 'starttls', options);
  }

  /** From the address follow its provider, and usually the user and the address for the test. */
  function completeFromAddress() {
    const from = getValues('from').trim();
    if (!from.includes('@')) return;
    const guessed = findProviderByAddress(from);
    if (guessed && getValues('host') === '') chooseProvider(guessed.id);
    for (const name of ['user', 'addresses'] as const) {
      if (getValues(name) === '' && current === null) setValue(name, from, { shouldDirty: true });
    }
  }

  return (
    <form
      className="form"
      noValidate
      aria-label="Mail server"
      onSubmit={handleSubmit((input) => save.mutate(input))}
    >
      <TextField
        label="Email address of the sender"
        type="email"
        autoComplete="email"
        hint="Your guests see it. It belongs to the mailbox that sends."
        error={errors.from?.message}
        {...register('from', {
          required: 'Please enter an email address',
          onBlur: completeFromAddress,
        })}
      />
      <SelectField
        label="Provider"
        value={provider?.id ?? ''}
        onChange={({ target }) => chooseProvider(target.value)}
      >
        <option value="">Another mail server</option>
        {MAIL_PROVIDERS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {provider && <p className="soft small">{provider.note}</p>}
      <TextField
        label="User"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAIL_SERVER_LIMITS.user}
        error={errors.user?.message}
        {...register('user')}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="new-password"
        maxLength={MAIL_SERVER_LIMITS.password}
        hint={
          keepsPassword
            ? 'Leave it empty to keep the stored password.'
            : 'It is stored encrypted and never shown again.'
        }
        error={errors.password?.message}
        {...register('password')}
      />
      <TextField
        label="Server"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="As in smtp.example.com"
        maxLength={MAIL_SERVER_LIMITS.host}
        error={errors.host?.message}
        {...register('host', { required: 'Please enter the name of the mail server' })}
      />
      <TextField
        label="Port"
        inputMode="numeric"
        autoComplete="off"
        error={errors.port?.message}
        {...register('port', {
          pattern: { value: /^\s*\d{1,5}\s*$/, message: 'Please enter a number, such as 587' },
          required: 'Please enter a number, such as 587',
        })}
      />
      <SelectField
        label="Encryption"
        aria-invalid={Boolean(errors.encryption)}
        aria-describedby={encryptionErrorId}
        {...register('encryption')}
      >
        <option value="starttls">STARTTLS, usually port 587</option>
        <option value="tls">TLS from the start, usually port 465</option>
      </SelectField>
      <FieldError id={encryptionErrorId}>{errors.encryption?.message}</FieldError>
      <TextField
        label="Your own email addresses"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint="Separated by commas. The test goes to the first one."
        error={errors.addresses?.message}
        {...register('addresses', { required: 'Please enter an email address of yours' })}
      />
      <Option {...register('notifies')}>Tell us there about every reply</Option>
      <TextField
        label="Emails per minute"
        inputMode="numeric"
        autoComplete="off"
        hint="For emails to many guests. Your provider’s limit; 30 is fine for most."
        error={errors.emailsPerMinute?.message}
        {...register('emailsPerMinute', {
          pattern: { value: /^\s*\d{1,4}\s*$/, message: 'Please enter a number from 1 to 6000' },
          required: 'Please enter a number from 1 to 6000',
        })}
      />
      <p role="alert" className="error">
        {errors.root?.message}
      </p>
      <div className="actions">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? 'Sending a test…' : 'Send me a test and save'}
        </Button>
        <TextButton onClick={onCancel}>Cancel</TextButton>
      </div>
      <p className="soft small">Nothing is saved if the test fails.</p>
    </form>
  );
}

function toInput(current: Props['current']): Input {
  if (!current) {
    return {
      ...{ host: '', port: '587', encryption: 'starttls', user: '', password: '', from: '' },
      ...{ addresses: '', notifies: true, emailsPerMinute: '30' },
    };
  }
  const { port, addresses, emailsPerMinute, ...server } = current.server;
  return {
    ...server,
    password: '',
    port: String(port),
    addresses: addresses.join(', '),
    emailsPerMinute: String(emailsPerMinute),
  };
}

function toRequest({ port, password, addresses, emailsPerMinute, ...input }: Input) {
  return {
    ...input,
    password: password || null,
    port: Number(port),
    addresses: addresses
      .split(/[,;]/)
      .map((address) => address.trim())
      .filter(Boolean),
    emailsPerMinute: Number(emailsPerMinute),
  } satisfies MailServerRequest;
}
