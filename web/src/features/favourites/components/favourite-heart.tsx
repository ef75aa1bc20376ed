import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../../shared/http/api-context.ts';
import { isUnauthorised } from '../../../shared/http/api-error.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';
import { returnPath } from '../../../shared/session/return-path.ts';
import { wish } from '../../../shared/session/wish.ts';
import { ErrorText } from '../../../shared/ui/error-text.tsx';
import { HeartIcon } from '../../../shared/ui/icons.tsx';
import { useChangeFavourite } from '../api/change-favourite.ts';
import { favouriteNumbersQuery } from '../api/favourite-queries.ts';
import { messages } from '../messages.ts';
import classes from './favourite-heart.module.css';

type Props = { productNr: string; worded?: boolean };

/** Saves a part or removes it. A visitor who is not signed in goes to the sign-in and back; the part is then saved. */
export const FavouriteHeart = ({ productNr, worded = false }: Props) => {
  const api = useApi();
  const navigate = useNavigate();
  const { href } = useLocation();
  const { formatMessage } = useIntl();
  const signedIn = useQuery(sessionQuery(api)).data?.signedIn ?? false;
  const { data: numbers } = useQuery({ ...favouriteNumbersQuery(api), enabled: signedIn });
  const { mutate, isPending, error } = useChangeFavourite();
  const kept = signedIn && (numbers?.includes(productNr) ?? false);
  // Not before the numbers are there: their answer would turn the heart back.
  const isReady = signedIn && numbers !== undefined;
  useEffect(() => {
    if (isReady && wish.take(productNr)) mutate({ partno: productNr, wanted: true });
  }, [isReady, productNr, mutate]);
  const press = () => {
    if (isPending) return;
    if (signedIn) return mutate({ partno: productNr, wanted: !kept });
    returnPath.remember(href);
    wish.remember(productNr);
    const search = { re: 'unauthorised' } as const;
    void navigate({ to: '/$region/sign-in', params: { region: api.region }, search });
  };
  return (
    <span className={classes.wrap} data-print="hidden" data-worded={worded || undefined}>
      <button
        type="button"
        className={classes.heart}
        aria-pressed={kept}
        aria-label={worded ? undefined : formatMessage(messages.addPart, { number: productNr })}
        title={formatMessage(kept ? messages.takePart : messages.addPart, { number: productNr })}
        onClick={press}
      >
        <HeartIcon size={20} />
        {worded && (
          <span>
            <FormattedMessage {...(kept ? messages.added : messages.add)} />
            <VisuallyHidden> {productNr}</VisuallyHidden>
          </span>
        )}
      </button>
      {error && !isUnauthorised(error) && (
        <span className={classes.problem} role="alert">
          <ErrorText error={error} />
        </span>
      )}
    </span>
  );
};
