import { lazy, Suspense, useRef, useState } from 'react';
import { ScanButton } from '../../../shared/scan/scan-button.tsx';
import type { TypedRow } from '../../../shared/store/pad-slice.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { messages } from '../messages.ts';
import classes from './pad-page.module.css';

const PasteDialog = lazy(() => import('./paste-dialog.tsx').then((file) => ({ default: file.PasteDialog })));
const ListsDialog = lazy(() => import('./lists-dialog.tsx').then((file) => ({ default: file.ListsDialog })));

type Props = {
  /** Rows that a list can hold. */
  rows: readonly TypedRow[];
  /** Rows whose quantity cannot be read. */
  unread: number;
  listsOpen: boolean;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onFill: (rows: readonly TypedRow[]) => void;
  onScan: (code: string) => void;
  onExport: () => void;
  onClear: () => void;
};

const tool = { variant: 'default', className: classes.tool } as const;

/** Other sources of rows, and other targets beside the cart. */
export const PadTools = ({ rows, unread, listsOpen, onText, onFile, onFill, onScan, onExport, onClear }: Props) => {
  const [open, setOpen] = useState<'paste' | 'lists' | null>(listsOpen ? 'lists' : null);
  const picker = useRef<HTMLInputElement>(null);
  const close = () => setOpen(null);
  const nothing = rows.length + unread === 0;
  return (
    <div className={classes.tools}>
      <Button {...tool} onClick={() => setOpen('paste')} text={messages.paste} />
      <Button {...tool} onClick={() => picker.current?.click()} text={messages.file} />
      <input
        ref={picker}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          // Lets the visitor choose the same file again.
          currentTarget.value = '';
        }}
      />
      <Button {...tool} onClick={() => setOpen('lists')} text={messages.lists} />
      <ScanButton className={classes.tool} onFound={onScan} />
      <span className={classes.gap} />
      <Button {...tool} disabled={nothing} onClick={() => window.print()} text={messages.print} />
      <Button {...tool} disabled={nothing} onClick={onExport} text={messages.export} />
      <Button {...tool} disabled={nothing} onClick={onClear} text={messages.clear} />
      <Suspense fallback={null}>
        {open === 'paste' && <PasteDialog onText={onText} onClose={close} />}
        {open === 'lists' && <ListsDialog rows={rows} unread={unread} onFill={onFill} onClose={close} />}
      </Suspense>
    </div>
  );
};
