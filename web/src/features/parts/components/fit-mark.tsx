import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckIcon, CloseIcon, InfoIcon } from '../../../shared/ui/icons.tsx';
import type { Fit } from '../api/part-types.ts';
import { messages } from '../messages.ts';
import classes from './marks.module.css';

const words = {
  Fits: messages.fits,
  FitsIf: messages.fitsIf,
  DoesNotFit: messages.doesNotFit,
  Unknown: messages.fitUnknown,
};

type Props = {
  fit: Fit;
  note?: string | undefined;
  /** What to say when there is a vehicle and yet no verdict on it. */
  unchecked?: ReactNode;
};

/** Said in words and by shape; colour only helps. */
export const FitMark = ({ fit, note, unchecked }: Props) => (
  <span className={classes.fit} data-fit={fit}>
    {fit === 'Fits' && <CheckIcon size={16} />}
    {fit === 'FitsIf' && <InfoIcon size={16} />}
    {fit === 'DoesNotFit' && <CloseIcon size={16} />}
    <span>
      {fit === 'Unknown' && unchecked ? unchecked : <FormattedMessage {...words[fit]} />}
      {note && <span className={classes.fitNote}> {note}</span>}
    </span>
  </span>
);
