export const HomePage = () => <h1>Southline</h1>;
