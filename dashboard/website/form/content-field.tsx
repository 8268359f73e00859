import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { getMessages } from '../../../domain/dashboard/messages/messages.ts';
import type { ContentPath } from '../../../domain/wedding/checks/content-issue.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { createBlank, createJourneyQuestions } from '../blank-values.ts';
import {
  type FieldSchema,
  getChildren,
  getField,
  getMaxLength,
  getVisibleChildren,
  isOptional as isOptionalSchema,
} from '../content-schema.ts';
import { isInside, toPathKey } from '../document-path.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { VideoField } from '../videos/video-field.tsx';
import {
  ChoiceField,
  ColourField,
  EventChoice,
  EventSelect,
  LanguagesField,
  PaletteField,
  SwitchField,
} from './choice-fields.tsx';
import { DesignField } from './design-field.tsx';
import { useEditor } from './editor-context.tsx';
import { type FieldProps, GroupFields, useField } from './field.tsx';
import styles from './form.module.css';
import { toList, writeList } from './list-changes.ts';
import { ListField } from './list-field.tsx';
import { InputField, TextsField, TimeZoneField } from './text-fields.tsx';

/** The form of a value, as its schema describes it. */
export function ContentField({ schema, path }: Pick<FieldProps, 'schema' | 'path'>) {
  const Component = findComponent(schema, path);
  return (
    <FieldAnchor path={path}>
      <Component schema={schema} path={path} Field={ContentField} />
    </FieldAnchor>
  );
}

const SPECIAL_FIELDS: Record<string, (props: FieldProps) => ReactNode> = {
  languages: LanguagesField,
  timeZone: TimeZoneField,
  'theme.design': DesignField,
  'theme.preset': PaletteField,
  'rsvp.events': EventChoice,
  'rsvp.questions': QuestionsField,
  'rsvp.questions.event': EventSelect,
};

function findComponent(schema: FieldSchema, path: ContentPath): (props: FieldProps) => ReactNode {
  const special = SPECIAL_FIELDS[toPathKey(path.filter((key) => typeof key === 'string'))];
  if (special) return special;
  const field = getField(schema);
  switch (field?.kind) {
    case 'date':
    case 'local-time':
    case 'time':
    case 'number':
    case 'link':
      return isLinkGroup(schema) ? GroupField : InputField;
    case 'switch':
      return SwitchField;
    case 'choice':
      return ChoiceField;
    case 'colour':
      return ColourField;
    case 'picture':
    case 'file':
      return PictureField;
    case 'video':
      return VideoField;
    case 'list':
      return ListField;
    case 'section':
      return GroupField;
    default:
      return TextsField;
  }
}

function isLinkGroup(schema: FieldSchema): boolean {
  return getVisibleChildren(schema, undefined).length > 0;
}

/** Where a link to the value leads. */
function FieldAnchor({ path, children }: { path: ContentPath; children: ReactNode }) {
  const { target, languages, touch } = useEditor();
  const anchor = useRef<HTMLDivElement>(null);
  const reportLeft = useEffectEvent(() => touch(path));

  useEffect(() => {
    const element = anchor.current;
    // The fields inside report themselves.
    const leave = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('[data-field]') === element) reportLeft();
    };
    element?.addEventListener('focusout', leave);
    return () => element?.removeEventListener('focusout', leave);
  }, []);

  useEffect(() => {
    if (!target || target.isReached || !isTarget(target.path, path, languages)) return;
    target.isReached = true;
    const control = anchor.current?.querySelector<HTMLElement>('input, textarea, select, button');
    anchor.current?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
  }, [target, path, languages]);

  return (
    <div ref={anchor} data-field={toPathKey(path)} className={styles.anchor}>
      {children}
    </div>
  );
}

function isTarget(target: ContentPath, path: ContentPath, languages: readonly string[]): boolean {
  if (!isInside(target, path)) return false;
  const rest = target.slice(path.length);
  return rest.length === 0 || (rest.length === 1 && languages.includes(String(rest[0])));
}

/** The couple's questions, with a ready set of those about the journey. */
function QuestionsField(props: FieldProps) {
  const { schema, path } = props;
  const { document, change, focusAdded, value } = useField(props);
  const { addJourney, journeyQuestions } = getMessages('website').fields;
  const questions = toList(value);
  const missing = createJourneyQuestions(schema, document);
  const hasRoom = questions.length + missing.length <= getMaxLength(schema);
  return (
    <>
      <ListField {...props} />
      {missing.length > 0 && hasRoom && (
        <div>
          <TextButton
            className="edge"
            onClick={() => {
              writeList({ change }, schema, path, [...questions, ...missing]);
              focusAdded([...path, questions.length, 'label']);
            }}
          >
            {addJourney}
          </TextButton>
          <p className="soft small">{journeyQuestions}</p>
        </div>
      )}
    </>
  );
}

/** Several values under one heading; an optional group can be added and removed. */
function GroupField({ schema, path, Field }: FieldProps) {
  const { document, change, focusAdded, value, label, hint, isOptional } = useField({
    schema,
    path,
  });
  const { add, remove } = getMessages('website');
  // A group without required values, such as the colours, need not be added first.
  const canBeAbsent =
    isOptional && getChildren(schema, value).some((child) => !isOptionalSchema(child.schema));
  if (value === undefined && canBeAbsent) {
    return (
      <TextButton
        className="edge"
        onClick={() => {
          change(path, createBlank(schema, document));
          focusAdded(path);
        }}
      >
        {add(label)}
      </TextButton>
    );
  }
  return (
    <fieldset className={`stack gap-4 ${styles.group}`}>
      <legend className="caps">{label}</legend>
      {hint && <p className="soft small">{hint}</p>}
      <GroupFields schema={schema} path={path} Field={Field} />
      {canBeAbsent && (
        <TextButton
          destructive
          className="edge"
          onClick={() => change(path, undefined)}
          aria-label={`${remove}: ${label}`}
        >
          {remove}
        </TextButton>
      )}
    </fieldset>
  );
}
