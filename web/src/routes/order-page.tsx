import { getRouteApi } from '@tanstack/react-router';
import { OrderPage } from '../features/orders/components/order-page.tsx';

const route = getRouteApi('/$region/member-order-details/$orderID/$orderNo');

export const OrderDetailsPage = () => <OrderPage {...route.useParams()} />;
