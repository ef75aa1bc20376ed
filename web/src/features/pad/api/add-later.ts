import { useApi } from '../../../shared/http/api-context.ts';
import { laterParts } from '../../../shared/later/later-parts.ts';
import { type PadRow, sendingEnded } from '../../../shared/store/pad-slice.ts';
import { useAppDispatch, useAppSelector } from '../../../shared/store/store.ts';
import type { isReady, RowView } from '../model/row-view.ts';

type ReadyView = Extract<RowView, Parameters<typeof isReady>[0] & { answer: object }>;

/** Without a connection: the rows leave the pad and wait on this device. */
export const useAddLater = () => {
  const { region } = useApi();
  const dispatch = useAppDispatch();
  const vehicleSlug = useAppSelector((state) => state.finder.vehicle?.vehicleSlug);
  return (rows: readonly PadRow[], views: readonly ReadyView[]): void => {
    const parts = views.flatMap(({ answer: { part, quantity } }) => {
      if (!part) return [];
      const { productNr, description, listPrice, isFreePart } = part;
      return [{ region, productNr, quantity, vehicleSlug, description, listPrice, isFreePart }];
    });
    laterParts.add(parts);
    dispatch(sendingEnded(rows));
  };
};
