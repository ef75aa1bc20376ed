import { useLocation } from '@tanstack/react-router';
import { type ClipboardEvent, type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useApi } from '../../shared/http/api-context.ts';
import { ArrowLeft, SearchIcon } from '../../shared/ui/icons.tsx';
import type { BoxKeys } from '../box/box-panel.tsx';
import { messages } from '../messages.ts';
import classes from './header-search.module.css';

// Loaded when the visitor first uses the box.
const loadPanel = () => import('../box/box-panel.tsx');
const BoxPanel = lazy(() => loadPanel().then((file) => ({ default: file.BoxPanel })));

/** A single-line box drops line breaks. This keeps rows and cells apart, also when a person edits them there. */
const inOneLine = (text: string) =>
  text
    .trim()
    .replace(/\s*[\r\n]+\s*/g, '; ')
    .replace(/\t+/g, ' ');

/** Whether the node is part of a dialog, such as that of the camera. React passes its focus events on to the box. */
const isInDialog = (node: Node) => node instanceof Element && node.closest('[data-portal]') !== null;

/**
 * One box for numbers, words, vehicles, plates, VINs and lists. Its panel is a separate chunk; without script the box is a
 * form that opens the site search.
 */
export const HeaderSearch = () => {
  const api = useApi();
  const { formatMessage } = useIntl();
  const { href } = useLocation();
  const id = useId();
  const area = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<BoxKeys>(null);
  const [typed, setTyped] = useState('');
  /** A pasted text with its lines and columns, until the box changes. */
  const [pasted, setPasted] = useState('');
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState('');
  /** Counts presses of Enter, so that a press before the panel is loaded takes effect later. */
  const [entered, setEntered] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving at another address closes it
  useEffect(() => setOpen(false), [href]);
  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !area.current?.contains(target) && !isInDialog(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);

  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  const type = (text: string) => {
    setTyped(text);
    setPasted('');
    setActive('');
    show();
  };
  const takeScan = (text: string) => {
    type(text);
    // The button that was pressed goes with the empty box.
    input.current?.focus();
  };
  const close = () => {
    setOpen(false);
    setActive('');
  };
  const leaveBox = () => {
    close();
    input.current?.blur();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    show();
    setEntered(entered + 1);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[\r\n\t]/.test(text.trim())) return;
    event.preventDefault();
    type(inOneLine(text));
    setPasted(text);
  };
  return (
    <search
      ref={area}
      className={classes.search}
      data-open={open || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A blur without a new focus target does not close the panel: a loading button loses the focus, and phones hide the
        // keyboard.
        if (relatedTarget && !currentTarget.contains(relatedTarget) && !isInDialog(relatedTarget)) close();
      }}
      onPointerEnter={() => void loadPanel()}
    >
      <form className={classes.form} action={api.fileUrl('context-search')} onSubmit={submit}>
        {open && (
          <button type="button" className={classes.leave} onClick={close} aria-label={formatMessage(messages.close)}>
            <ArrowLeft size={22} />
          </button>
        )}
        <input
          ref={input}
          name="q"
          data-search-box
          className={classes.box}
          value={typed}
          role="combobox"
          aria-expanded={open}
          aria-haspopup="grid"
          aria-controls={`${id}panel`}
          aria-autocomplete="list"
          aria-activedescendant={active || undefined}
          onChange={(event) => type(event.currentTarget.value)}
          onFocus={show}
          onClick={show}
          onPaste={paste}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && open) close();
            else keys.current?.(event);
          }}
          placeholder={formatMessage(messages.searchAllHint)}
          aria-label={formatMessage(messages.searchAll)}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          spellCheck={false}
        />
        <button type="submit" className={classes.go} aria-label={formatMessage(messages.searchAllGo)}>
          <SearchIcon size={18} />
        </button>
      </form>
      {/* Takes the focus in browsers that do not focus a clicked element. */}
      <div id={`${id}panel`} className={classes.below} hidden={!open} tabIndex={-1}>
        {wanted && (
          <Suspense fallback={null}>
            <BoxPanel
              {...{ id, open, typed, pasted, entered, keys, active }}
              onActive={setActive}
              onLeave={leaveBox}
              onScan={takeScan}
              onTaken={() => {
                setTyped('');
                setPasted('');
                leaveBox();
              }}
            />
          </Suspense>
        )}
      </div>
    </search>
  );
};
