import type { Fit } from '@southline/rest/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CatalogueWord } from '../ui/catalogue-word.tsx';
import { CheckIcon, CloseIcon, InfoIcon } from '../ui/icons.tsx';
import { fitWords } from './messages.ts';
import classes from './parts.module.css';

export type { Fit };

type Props = {
  fit: Fit;
  note?: string | undefined;
  /** Shown if a vehicle is chosen and its fit is unknown. */
  unchecked?: ReactNode;
};

/** The fit is recognisable by text and shape, not only by colour. */
export const FitMark = ({ fit, note, unchecked }: Props) => (
  <span className={classes.fit} data-fit={fit}>
    {fit === 'Fits' && <CheckIcon size={16} />}
    {fit === 'FitsIf' && <InfoIcon size={16} />}
    {fit === 'DoesNotFit' && <CloseIcon size={16} />}
    <span>
      {fit === 'Unknown' && unchecked ? unchecked : <FormattedMessage {...fitWords[fit]} />}
      {note && (
        <span className={classes.fitNote}>
          {fit === 'Fits' ? ' · ' : ' '}
          <CatalogueWord word={note} />
        </span>
      )}
    </span>
  </span>
);

/** The fit of a part, if a vehicle is chosen and its fit is known. */
export const KnownFit = ({ part: { fit, fitNote } }: { part: { fit?: Fit; fitNote?: string } }) =>
  fit && fit !== 'Unknown' ? <FitMark fit={fit} note={fitNote} /> : null;
