import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { heldToken } from '../features/account/model/mailed-token.ts';
import { NoticePage } from '../features/parts/components/notice-page.tsx';

const route = getRouteApi('/$region/part-notice/$action/{-$token}');

export const PartNoticeRoutePage = () => {
  const queryClient = useQueryClient();
  const action = route.useParams({ select: (params) => (params.action === 'end' ? 'end' : 'confirm') });
  const [token] = useState(() => heldToken(queryClient, `notice-${action}`));
  return <NoticePage action={action} token={token} />;
};
