import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { favouriteNumbersQuery, favouritesKey } from './favourite-queries.ts';

export type FavouriteChange = { partno: string; wanted: boolean };

/** The heart turns at once; a refusal turns it back. Lists are read again afterwards. */
export const useChangeFavourite = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = favouriteNumbersQuery(api);
  const apply = ({ partno, wanted }: FavouriteChange) =>
    queryClient.setQueryData(queryKey, (numbers) => {
      const others = numbers?.filter((number) => number !== partno);
      return others && (wanted ? [partno, ...others] : others);
    });
  return useMutation({
    mutationFn: ({ partno, wanted }: FavouriteChange) =>
      api.post(wanted ? 'products/add-favourite' : 'products/remove-favourite', { partno }),
    onMutate: apply,
    onError: (_error, { partno, wanted }) => apply({ partno, wanted: !wanted }),
    onSuccess: (_answer, change) => {
      // A load that started before the change may have replaced the numbers meanwhile.
      apply(change);
      return queryClient.invalidateQueries({ queryKey: [...favouritesKey(api), 'page'] });
    },
  });
};
