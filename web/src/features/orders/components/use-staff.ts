import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../shared/http/api-context.ts';
import { sessionQuery } from '../../../shared/http/session-query.ts';

export const useStaff = (): boolean => {
  const { data } = useQuery(sessionQuery(useApi()));
  return (data?.user?.userType ?? 'Member') !== 'Member';
};
