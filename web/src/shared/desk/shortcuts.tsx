import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Kbd.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Kbd, Switch } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { deskKeysSet } from '../store/preferences-slice.ts';
import { useAppDispatch, useAppSelector } from '../store/store.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { isTyping } from '../ui/is-typing.ts';
import { messages } from './messages.ts';
import classes from './shortcuts.module.css';

export type Shortcut = {
  /** The key's name as in the keyboard event. `Ctrl+Enter` also works inside a text field. */
  keys: string;
  name: MessageDescriptor;
  /** Without it the browser handles the key. */
  run?: () => void;
};

const keysOf = ({ key, ctrlKey, metaKey }: KeyboardEvent) => (ctrlKey || metaKey ? `Ctrl+${key}` : key);

/**
 * The shortcuts of a screen, and a button and `?` to show them. Single keys do nothing in fields and while a dialog is open,
 * and can be switched off (WCAG 2.1.4).
 */
export const Shortcuts = ({ shortcuts }: { shortcuts: readonly Shortcut[] }) => {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(false);
  const on = useAppSelector(({ preferences }) => preferences.deskKeys ?? true);
  const dispatch = useAppDispatch();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const keys = keysOf(event);
    const single = !keys.startsWith('Ctrl+');
    if (event.altKey || event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
    if (single && (!on || isTyping(event.target))) return;
    const run = keys === '?' ? () => setShown(true) : shortcuts.find((each) => each.keys === keys)?.run;
    if (!run) return;
    event.preventDefault();
    run();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <Button variant="subtle" size="compact-md" className={classes.button} onClick={() => setShown(true)}>
        <FormattedMessage {...messages.shortcutsButton} />
      </Button>
      <Dialog
        centered={false}
        opened={shown}
        onClose={() => setShown(false)}
        title={<FormattedMessage {...messages.shortcuts} />}
      >
        <dl className={classes.keys}>
          {shortcuts.map(({ keys, name }) => (
            <div key={keys}>
              <dt>
                {keys.split('+').map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{formatMessage(name)}</dd>
            </div>
          ))}
        </dl>
        <Switch
          label={formatMessage(messages.shortcutsOn)}
          checked={on}
          onChange={({ currentTarget }) => dispatch(deskKeysSet(currentTarget.checked))}
        />
      </Dialog>
    </>
  );
};
