import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { dealersQuery, findNear } from '../api/locator-queries.ts';
import { type Asked, type LocatorParams, type LocatorSearch, selectionOf } from '../model/locator-address.ts';
import { typeOf } from '../model/locator-types.ts';
import { choose, lacksPlace, type Selection } from '../model/selection.ts';
import { addressOf } from '../model/selection-address.ts';
import { askPosition } from './position.ts';

const to = '/$region/location-service/$type/{-$state}/{-$suburb}';

type At = { params: LocatorParams; search: LocatorSearch; asked: Asked | undefined };

/** The selection, the results and the possible actions. The URL holds the search and the active dealer. */
export const useLocator = ({ params, search, asked }: At) => {
  const api = useApi();
  const { region } = api;
  const type = typeOf[params.type];
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Selection>();
  const [isIncomplete, setIncomplete] = useState(false);
  const answer = useQuery({
    ...dealersQuery(api, asked ?? { type, state: '', suburb: '', postcode: '' }),
    enabled: asked !== undefined,
  });
  const near = useMutation({ mutationFn: async () => findNear(api, type, await askPosition()) });
  const place = asked && answer.data?.place;
  const selection = chosen ?? selectionOf(region, params, search, place?.suburb);

  const go = (address: { params: LocatorParams; search: LocatorSearch }) =>
    void navigate({
      to,
      params: { region, state: undefined, suburb: undefined, ...address.params },
      search: address.search,
      replace: true,
      resetScroll: false,
    });
  /** Removes the results when the selection changes, because they belong to the previous selection. */
  const clear = () => {
    setIncomplete(false);
    near.reset();
    if (asked || search.dealer) go({ params: { type: params.type }, search: {} });
  };

  return {
    selection,
    isIncomplete,
    found: near.data ?? (asked && answer.data),
    isLocating: near.isPending,
    isLoading: near.isPending || (asked !== undefined && answer.isPending),
    error: near.error ? null : asked && answer.error,
    nearError: near.error,
    place: near.data ? null : (place ?? null),
    active: search.dealer,
    retry: () => answer.refetch(),
    choose: (name: keyof Selection, value: string) => {
      setChosen(choose(selection, name, value));
      clear();
    },
    /** Returns whether the selection is complete enough to search. */
    search: (): boolean => {
      near.reset();
      const isLacking = lacksPlace(type, selection);
      setIncomplete(isLacking);
      if (isLacking) return false;
      setChosen(selection);
      go(addressOf(params.type, selection));
      return true;
    },
    findNear: () => {
      clear();
      setChosen(selectionOf(region, { type: params.type }, {}));
      near.mutate();
    },
    select: (dealer: string | undefined) => go({ params, search: { ...search, dealer } }),
  };
};
