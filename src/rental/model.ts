/** Whether the vehicle's name contains the model, such as 'Model 3'; case does not count. */
export const isOfModel = ({ name }: { name: string }, model: string): boolean =>
  name.toLowerCase().includes(model.toLowerCase())

/** The vehicles of the model first, then the others; each group keeps its order. */
export const modelFirst = <V extends { name: string }>(vehicles: readonly V[], model: string): V[] => [
  ...vehicles.filter((vehicle) => isOfModel(vehicle, model)),
  ...vehicles.filter((vehicle) => !isOfModel(vehicle, model)),
]
