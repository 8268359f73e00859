import { useMutation } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
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
  const texts = getMessages('mailServer');
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

  const rateError = texts.errors.range(MAIL_SERVER_LIMITS.emailsPerMinute);
  const encryptionErrorId = useId();
  const provider = findProviderByHost(watch('host'));

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
      aria-label={texts.title}
      onSubmit={handleSubmit((input) => save.mutate(input))}
    >
      <TextField
        label={texts.sender}
        type="email"
        autoComplete="email"
        hint={texts.senderHint}
        error={errors.from?.message}
        {...register('from', {
          required: texts.errors.enterSender,
          onBlur: completeFromAddress,
        })}
      />
      <SelectField
        label={texts.provider}
        value={provider?.id ?? ''}
        onChange={({ target }) => chooseProvider(target.value)}
      >
        <option value="">{texts.otherProvider}</option>
        {MAIL_PROVIDERS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {provider && <p className="soft small">{texts.providerNotes[provider.id]}</p>}
      <TextField
        label={texts.user}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAIL_SERVER_LIMITS.user}
        error={errors.user?.message}
        {...register('user')}
      />
      <TextField
        label={texts.password}
        type="password"
        autoComplete="new-password"
        maxLength={MAIL_SERVER_LIMITS.password}
        hint={current?.hasPassword ? texts.keepPasswordHint : texts.passwordHint}
        error={errors.password?.message}
        {...register('password')}
      />
      <TextField
        label={texts.host}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={texts.hostHint}
        maxLength={MAIL_SERVER_LIMITS.host}
        error={errors.host?.message}
        {...register('host', { required: texts.errors.enterHost })}
      />
      <TextField
        label={texts.port}
        inputMode="numeric"
        autoComplete="off"
        error={errors.port?.message}
        {...register('port', {
          pattern: { value: /^\s*\d{1,5}\s*$/, message: texts.errors.enterPort },
          required: texts.errors.enterPort,
        })}
      />
      <SelectField
        label={texts.encryption}
        aria-invalid={Boolean(errors.encryption)}
        aria-describedby={encryptionErrorId}
        {...register('encryption')}
      >
        <option value="starttls">{texts.starttls}</option>
        <option value="tls">{texts.tls}</option>
      </SelectField>
      <FieldError id={encryptionErrorId}>{errors.encryption?.message}</FieldError>
      <TextField
        label={texts.ownAddresses}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={texts.ownAddressesHint}
        error={errors.addresses?.message}
        {...register('addresses', { required: texts.errors.enterOwnAddress })}
      />
      <Option {...register('notifies')}>{texts.notifies}</Option>
      <TextField
        label={texts.emailsPerMinute}
        inputMode="numeric"
        autoComplete="off"
        hint={texts.emailsPerMinuteHint}
        error={errors.emailsPerMinute?.message}
        {...register('emailsPerMinute', {
          pattern: { value: /^\s*\d{1,4}\s*$/, message: rateError },
          required: rateError,
        })}
      />
      <p role="alert" className="error">
        {errors.root?.message}
      </p>
      <div className="actions">
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? texts.testing : texts.submit}
        </Button>
        <TextButton onClick={onCancel}>{getMessages('shell').cancel}</TextButton>
      </div>
      <p className="soft small">{texts.savedIfSent}</p>
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
