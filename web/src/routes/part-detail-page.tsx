export const PartDetailRoutePage = () => <h1>Part</h1>;
