import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PartNumber } from '../../../shared/parts/part-number.tsx';
import { PartPicture } from '../../../shared/parts/part-picture.tsx';
import type { Favourite } from '../api/favourite-queries.ts';
import { messages } from '../messages.ts';
import classes from './favourites.module.css';

type Props = { favourite: Favourite };

/** The picture of a favourite, or a text if there is none or it fails to load. */
export const Picture = ({ favourite, size }: Props & { size: number }) => {
  const { formatMessage } = useIntl();
  const [broken, setBroken] = useState(false);
  if (!favourite.imageURL || broken) {
    return <span className={classes.noPicture}>{formatMessage(messages.notAvailable)}</span>;
  }
  return <PartPicture src={favourite.imageURL} size={size} onError={() => setBroken(true)} />;
};

export const ReplacedBy = ({ favourite: { superseded, supersededBy } }: Props) => {
  const { formatMessage } = useIntl();
  if (!superseded) return null;
  return (
    <span className={classes.superseded}>
      <span className={classes.mark}>{formatMessage(messages.superseded)}</span>
      {supersededBy && (
        <span>
          <FormattedMessage {...messages.replacedBy} /> <PartNumber plain number={supersededBy} />
        </span>
      )}
    </span>
  );
};
