import { useState } from 'react';
import { getMessages } from '../../domain/dashboard/messages/messages.ts';
import { Option } from '../ui/fields.tsx';
import { Sheet } from '../ui/sheets.tsx';
import { areSingleKeysOn, getKeyCaps, KEYS, type KeyName, switchSingleKeys } from './keys.ts';
import styles from './keys-sheet.module.css';

/** Lists the keys of the dashboard. */
export function KeysSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = getMessages('shell');
  const [isOn, setIsOn] = useState(areSingleKeysOn);
  return (
    <Sheet open={open} title={texts.keysTitle} hasFocusOnTitle onClose={onClose}>
      <dl className={`rows ${styles.keys}`}>
        {(Object.keys(KEYS) as KeyName[]).map((name) => (
          <div key={name}>
            <dt>
              {getKeyCaps(KEYS[name]).map((cap) => (
                <kbd key={cap}>{cap}</kbd>
              ))}
            </dt>
            <dd>{texts.keys[name]}</dd>
          </div>
        ))}
      </dl>
      <Option
        checked={isOn}
        onChange={({ target }) => {
          switchSingleKeys(target.checked);
          setIsOn(target.checked);
        }}
      >
        {texts.singleKeys}
        <small>{texts.singleKeysHint}</small>
      </Option>
    </Sheet>
  );
}
