import { lazy, Suspense, useState } from 'react';
import './shop.css';

const Basket = lazy(() => import('./basket.jsx'));

export default function Shop() {
  const [count, setCount] = useState(0);
  return (
    <div className="shop">
      <h1>Shop of spare parts</h1>
      <button onClick={() => setCount(count + 1)}>Add a part</button>
      <Suspense fallback={null}>
        <Basket count={count} />
      </Suspense>
    </div>
  );
}
