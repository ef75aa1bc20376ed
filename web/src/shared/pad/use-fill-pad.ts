import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../http/api-context.ts';
import { padFilled, type TypedRow } from '../store/pad-slice.ts';
import { useAppDispatch } from '../store/store.ts';

/** Adds rows to the order pad and opens it. */
export const useFillPad = () => {
  const { region } = useApi();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (rows: readonly TypedRow[]): void => {
    dispatch(padFilled({ rows }));
    void navigate({ to: '/$region/quick-order', params: { region } });
  };
};
