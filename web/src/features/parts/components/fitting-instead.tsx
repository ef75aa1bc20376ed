import { VisuallyHidden } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { CatalogueWord } from '../../../shared/ui/catalogue-word.tsx';
import { messages } from '../messages.ts';
import classes from './instead.module.css';

/** Replaces the buy button of a part that does not fit the vehicle of the page. */
export const FittingInstead = ({ category }: { category: string }) => {
  const api = useApi();
  const { vehicle } = useSearch({ strict: false });
  return (
    <Link to="/$region/parts-finder" params={api} search={{ vehicle, category }} className={classes.fitting}>
      <FormattedMessage {...messages.fittingInstead} />
      <VisuallyHidden>
        : <CatalogueWord word={category} />
      </VisuallyHidden>
    </Link>
  );
};
