import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../http/api-context.ts';
import { padFilled, type TypedRow } from '../store/pad-slice.ts';
import { useAppDispatch } from '../store/store.ts';

/** Adds rows to the order pad and opens it. */
export const useFillPad = () => {
  const { region } = useApi();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const rows = (typed: TypedRow[]): void => {
    dispatch(padFilled({ rows: typed }));
    void navigate({ to: '/$region/quick-order', params: { region } });
  };
  return {
    rows,
    /** Parses a pasted list. The parser is loaded on first use. */
    text: async (pasted: string): Promise<void> => {
      const { pastedRows } = await import('./pasted-rows.ts');
      rows(pastedRows(pasted).rows);
    },
  };
};
