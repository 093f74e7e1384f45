export default function Basket({ count }) {
  return <p>Parts in the basket: {count}</p>;
}
