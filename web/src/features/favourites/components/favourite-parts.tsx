import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import list from '../../../shared/lists/list.module.css';
import type { Favourite } from '../api/favourite-queries.ts';
import { messages } from '../messages.ts';
import classes from './favourites.module.css';

type Props = { favourite: Favourite };

/** Also used if the picture fails to load. */
export const Picture = ({ favourite, size }: Props & { size: number }) => {
  const [broken, setBroken] = useState(false);
  if (!favourite.imageURL || broken) {
    return (
      <span className={classes.noPicture}>
        <FormattedMessage {...messages.notAvailable} />
      </span>
    );
  }
  const sizes = { width: size, height: size };
  return <img src={favourite.imageURL} alt="" {...sizes} loading="lazy" onError={() => setBroken(true)} />;
};

const PartLink = ({ number, className }: { number: string; className?: string }) => {
  const { region } = useApi();
  return (
    <Link to="/$region/part-detail/$productNo" params={{ region, productNo: number }} className={className}>
      {number}
    </Link>
  );
};

export const ToPart = ({ favourite }: Props) => <PartLink number={favourite.partnumber} className={list.number} />;

export const ReplacedBy = ({ favourite: { superseded, supersededBy } }: Props) => {
  if (!superseded) return null;
  return (
    <span className={classes.superseded}>
      <span className={classes.mark}>
        <FormattedMessage {...messages.superseded} />
      </span>
      {supersededBy && (
        <span>
          <FormattedMessage {...messages.replacedBy} /> <PartLink number={supersededBy} />
        </span>
      )}
    </span>
  );
};
