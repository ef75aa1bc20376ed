import { FormattedMessage } from 'react-intl';
import { Button } from '../../../shared/ui/button.tsx';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import type { CartLine } from '../api/cart-types.ts';
import { useRestoreLines } from '../api/restore-lines.ts';
import { messages } from '../messages.ts';
import classes from './undo-removal.module.css';

type Props = { lines: CartLine[]; onRestored: (line: CartLine) => void };

/** The lines removed last, with an Undo button. */
export const UndoRemoval = ({ lines, onRestored }: Props) => {
  const { mutate, isPending, error } = useRestoreLines();
  const [first] = lines;
  if (!first) return null;
  return (
    <div className={classes.undo}>
      <Notice kind="info">
        <div className={classes.row}>
          <FormattedMessage {...messages.takenOut} values={{ count: lines.length, number: first.partno }} />
          <Button variant="default" size="compact-md" loading={isPending} onClick={() => mutate({ lines, onRestored })}>
            <FormattedMessage {...messages.undo} />
          </Button>
        </div>
        {error && <ErrorText error={error} />}
      </Notice>
    </div>
  );
};
