import type { Fit } from '@southline/rest/types';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CatalogueWord } from './catalogue-word.tsx';
import classes from './fit-mark.module.css';
import { CheckIcon, CloseIcon, InfoIcon } from './icons.tsx';
import { fitWords } from './messages.ts';

export type { Fit };

type Props = {
  fit: Fit;
  note?: string | undefined;
  /** The text if there is a vehicle but its fit is unknown. */
  unchecked?: ReactNode;
};

/** Shown by text and shape; colour is only an addition. */
export const FitMark = ({ fit, note, unchecked }: Props) => (
  <span className={classes.fit} data-fit={fit}>
    {fit === 'Fits' && <CheckIcon size={16} />}
    {fit === 'FitsIf' && <InfoIcon size={16} />}
    {fit === 'DoesNotFit' && <CloseIcon size={16} />}
    <span>
      {fit === 'Unknown' && unchecked ? unchecked : <FormattedMessage {...fitWords[fit]} />}
      {note && (
        <span className={classes.fitNote}>
          {' '}
          <CatalogueWord word={note} />
        </span>
      )}
    </span>
  </span>
);
