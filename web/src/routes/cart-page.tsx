export const CartRoutePage = () => <h1>Cart</h1>;
