import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../../shared/http/api-context.ts';
import { type CompletedPlace, completionsQuery, leastTyped } from '../../../shared/places/completions-query.ts';
import { dealersQuery, findNear } from '../api/locator-queries.ts';
import { type Asked, type LocatorParams, type LocatorSearch, selectionOf } from '../model/locator-address.ts';
import { typeOf } from '../model/locator-types.ts';
import { placeWords, type Selection } from '../model/selection.ts';
import { addressOf } from '../model/selection-address.ts';
import { needsPlaces, type SearchProblem, selectionOfPlace, understand } from '../model/typed-search.ts';
import { askPosition } from './position.ts';

const to = '/$region/location-service/$type/{-$state}/{-$suburb}';

type At = { params: LocatorParams; search: LocatorSearch; asked: Asked | undefined };

/** The visitor's input before the search. */
type Draft = {
  text: string;
  /** The chosen suggestion. */
  chosen?: Selection;
  problem?: SearchProblem;
  /** The search in the URL that it was typed over: another one discards it. */
  over: string;
};

const keyOf = ({ state, suburb }: Omit<LocatorParams, 'type'>, { postcode, all }: LocatorSearch): string =>
  JSON.stringify([state, suburb, postcode, all]);
const noSearch = keyOf({}, {});

/** The suburb's name without the postcode that the answer adds to ambiguous names. */
const nameIn = (place: { suburb: string } | null) => place?.suburb.replace(/ \(\d{4}\)$/, '');

/** The text of the form, the results and the possible actions. The URL holds the search and the active dealer. */
export const useLocator = ({ params, search, asked }: At) => {
  const api = useApi();
  const { region } = api;
  const type = typeOf[params.type];
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<Draft>();
  const answer = useQuery({
    ...dealersQuery(api, asked ?? { type, state: '', suburb: '', postcode: '' }),
    enabled: asked !== undefined,
  });
  const near = useMutation({ mutationFn: async () => findNear(api, type, await askPosition()) });
  // A search in the URL is newer than the visitor's position, which clears it.
  const found = asked ? answer.data : near.data;
  const place = asked ? (answer.data?.place ?? null) : null;
  const over = keyOf(params, search);
  const { text, chosen, problem } =
    draft?.over === over
      ? draft
      : { text: placeWords(selectionOf(region, params, search, nameIn(place))), chosen: undefined, problem: undefined };

  const go = (address: { params: LocatorParams; search: LocatorSearch }) =>
    void navigate({
      to,
      params: { region, state: undefined, suburb: undefined, ...address.params },
      search: address.search,
      replace: true,
      resetScroll: false,
    });
  /** The search in the URL after `clear`. */
  const cleared = asked || search.dealer ? noSearch : over;
  /** Removes the results when the selection changes, because they belong to the previous selection. */
  const clear = () => {
    near.reset();
    if (asked || search.dealer) go({ params: { type: params.type }, search: { open: search.open } });
  };
  /** The suburbs that begin with the text; undefined if they could not be loaded. */
  const lookUp = async (): Promise<readonly CompletedPlace[] | undefined> => {
    if (text.trim().length < leastTyped) return [];
    return queryClient.fetchQuery(completionsQuery(api, region, text.trim())).catch(() => undefined);
  };

  return {
    text,
    problem,
    found,
    place,
    isLocating: near.isPending,
    isLoading: near.isPending || (asked !== undefined && answer.isPending),
    error: asked && answer.error,
    nearError: asked ? null : near.error,
    active: search.dealer,
    retry: () => answer.refetch(),
    type: (value: string) => setDraft({ text: value, over }),
    choose: (option: CompletedPlace, offered: readonly CompletedPlace[]) => {
      setDraft({ text: placeWords(option), chosen: selectionOfPlace(option, offered, text), over: cleared });
      clear();
    },
    /** Returns whether the text could be searched. */
    search: async (): Promise<boolean> => {
      const places = !chosen && needsPlaces(type, region, text) ? await lookUp() : undefined;
      const understood = chosen ? { selection: chosen } : understand(type, region, text, places);
      if ('problem' in understood) {
        setDraft({ text, over, problem: understood.problem });
        return false;
      }
      near.reset();
      setDraft(undefined);
      const { params: at, search: of } = addressOf(params.type, understood.selection);
      go({ params: at, search: { ...of, open: search.open } });
      return true;
    },
    findNear: () => {
      clear();
      setDraft({ text: '', over: cleared });
      near.mutate();
    },
    select: (dealer: string | undefined) => go({ params, search: { ...search, dealer } }),
    showOpen: (isWanted: boolean) => go({ params, search: { ...search, open: isWanted || undefined } }),
  };
};
